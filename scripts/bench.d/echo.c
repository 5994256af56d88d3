/* The lower limit of the wire: lines through a child that echoes them, with WINDOW unanswered at a time.
 * Usage: echo WINDOW LINES-FILE; prints wall time and this process's processor time as JSON. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double seconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written <= 0) exit(1);
    bytes += written;
    count -= (size_t)written;
  }
}

static void child(int in, int out) {
  static char buffer[1 << 16];
  ssize_t count;
  while ((count = read(in, buffer, sizeof buffer)) > 0) write_all(out, buffer, (size_t)count);
  exit(0);
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  long window = atol(arguments[1]), sent = 0, answered = 0, lines = 0;
  FILE *file = fopen(arguments[2], "rb");
  if (!file || fseek(file, 0, SEEK_END)) return perror(arguments[2]), 1;
  size_t length = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(length);
  if (fread(text, 1, length, file) != length) return 1;
  for (size_t index = 0; index < length; index++) lines += text[index] == '\n';

  int down[2], up[2];
  if (pipe(down) || pipe(up)) return 1;
  if (fork() == 0) {
    close(down[1]);
    close(up[0]);
    child(down[0], up[1]);
  }
  close(down[0]);
  close(up[1]);
  double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
  const char *next = text, *end = text + length;
  static char reply[1 << 16];
  while (answered < lines) {
    /* As much as there is room for is sent at once; never more than the pipes can hold. */
    const char *last = next;
    while (sent - answered < window && last < end && last - next < 1 << 15) {
      last = (const char *)memchr(last, '\n', (size_t)(end - last)) + 1;
      sent++;
    }
    write_all(down[1], next, (size_t)(last - next));
    next = last;
    ssize_t got = read(up[0], reply, sizeof reply);
    if (got <= 0) return 1;
    for (ssize_t index = 0; index < got; index++) answered += reply[index] == '\n';
  }
  printf("{\"wall\": %f, \"cpu\": %f, \"cases\": %ld, \"bytes\": %zu}\n",
         seconds(CLOCK_MONOTONIC) - wall, seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu, lines, length);
}
