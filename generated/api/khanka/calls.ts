export {
  createKhanka,
  deleteKhanka,
  getKhanka,
  listKhanka,
  totalKhanka,
  updateKhanka,
} from './khanka.ts'
