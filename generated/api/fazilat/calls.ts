export {
  createFazilat,
  deleteFazilat,
  getFazilat,
  listFazilat,
  updateFazilatApp,
  updateFazilatWeb,
} from './fazilat.ts'
