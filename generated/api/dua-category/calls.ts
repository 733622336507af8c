export {
  createDuaCategory,
  deleteDuaCategory,
  getDuaCategory,
  listDuaCategory,
  totalDuaCategory,
  updateDuaCategory,
} from './dua-category.ts'
