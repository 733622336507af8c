export {
  createRole,
  deleteRole,
  getRole,
  listPrivilege,
  listRole,
  totalRole,
  updateRole,
} from './role.ts'
