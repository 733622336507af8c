export {
  createBook,
  deleteBook,
  getBookForUpdate,
  listBook,
  updateBook,
} from './book.ts'
