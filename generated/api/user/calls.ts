export {
  createUser,
  deleteMember,
  deleteUser,
  getMemberImportFormat,
  getUser,
  importMembers,
  listUser,
  resetUserSecondFactor,
  sendUserMailSms,
  updateUserBannedStatus,
  updateUserVerifyStatus,
} from './user.ts'
