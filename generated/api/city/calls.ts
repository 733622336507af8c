export {
  createCity,
  deleteCity,
  getCity,
  listCity,
  totalCity,
  updateCity,
} from './city.ts'
