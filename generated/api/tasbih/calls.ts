export {
  createTasbih,
  deleteTasbih,
  getTasbih,
  listTasbih,
  totalTasbih,
  updateTasbih,
} from './tasbih.ts'
