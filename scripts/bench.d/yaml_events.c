/* libyaml's bare event loop: parses files that are in memory, and discards the events.
 * Usage: yaml_events FILE...; prints wall and processor time as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <yaml.h>

static double seconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static unsigned char *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) return NULL;
  *length = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*length + 1);
  if (bytes && fread(bytes, 1, *length, file) != *length) return NULL;
  fclose(file);
  return bytes;
}

int main(int count, char **paths) {
  unsigned char **files = calloc((size_t)count, sizeof *files);
  size_t *lengths = calloc((size_t)count, sizeof *lengths), total = 0;
  for (int index = 1; index < count; index++) {
    files[index] = read_file(paths[index], &lengths[index]);
    if (!files[index]) return perror(paths[index]), 1;
    total += lengths[index];
  }
  double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
  long events = 0;
  for (int index = 1; index < count; index++) {
    yaml_parser_t parser;
    yaml_parser_initialize(&parser);
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, files[index], lengths[index]);
    for (int done = 0; !done; events++) {
      yaml_event_t event;
      if (!yaml_parser_parse(&parser, &event)) return fprintf(stderr, "%s\n", parser.problem), 1;
      done = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
  }
  printf("{\"wall\": %f, \"cpu\": %f, \"bytes\": %zu, \"events\": %ld}\n",
         seconds(CLOCK_MONOTONIC) - wall, seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu, total, events);
}
