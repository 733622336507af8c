export {
  createFaqType,
  deleteFaqType,
  getFaqType,
  listFaqType,
  totalFaqType,
  updateFaqType,
} from './faq-type.ts'
