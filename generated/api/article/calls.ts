export {
  createArticle,
  deleteArticle,
  getArticle,
  listArticle,
  totalArticle,
  updateArticle,
} from './article.ts'
