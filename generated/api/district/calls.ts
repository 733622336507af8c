export {
  createDistrict,
  deleteDistrict,
  getDistrict,
  listDistrict,
  totalDistrict,
  updateDistrict,
} from './district.ts'
