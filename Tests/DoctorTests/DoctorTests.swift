import Doctor
