export {
  createMemberCategory,
  deleteMemberCategory,
  getMemberCategory,
  listMemberCategory,
  totalMemberCategory,
  updateMemberCategory,
} from './member-category.ts'
