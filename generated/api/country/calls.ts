export {
  createCountry,
  deleteCountry,
  getCountry,
  listCountry,
  totalCountry,
  updateCountry,
} from './country.ts'
