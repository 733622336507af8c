export {
  createDoctor,
  deleteDoctor,
  getDoctor,
  listDoctor,
  updateDoctor,
} from './doctor.ts'
