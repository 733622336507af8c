export {
  deleteTrash,
  emptyTrash,
  listTrash,
  restoreTrash,
  undoDelete,
} from './trash.ts'
