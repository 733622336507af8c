export {
  createUpazila,
  deleteUpazila,
  getUpazila,
  listUpazila,
  totalUpazila,
  updateUpazila,
} from './upazila.ts'
