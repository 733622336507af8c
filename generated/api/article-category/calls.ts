export {
  createArticleCategory,
  deleteArticleCategory,
  getArticleCategory,
  listArticleCategory,
  totalArticleCategory,
  updateArticleCategory,
} from './article-category.ts'
