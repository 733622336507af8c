export {
  askQuestion,
  createAnswer,
  deleteQuestionAnswer,
  getQuestionAnswer,
  listQuestionAnswer,
  updateAnswer,
} from './question-answer.ts'
