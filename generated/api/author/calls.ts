export {
  createAuthor,
  totalAuthor,
} from './author.ts'
