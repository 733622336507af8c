export {
  createHonourableMember,
  deleteHonourableMember,
  getHonourableMember,
  listHonourableMember,
  updateHonourableMember,
} from './honourable-member.ts'
