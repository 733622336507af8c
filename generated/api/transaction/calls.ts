export {
  listTransaction,
} from './transaction.ts'
