export {
  createCommunicationPerson,
  deleteCommunicationPerson,
  getCommunicationPerson,
  listCommunicationPerson,
  updateCommunicationPerson,
} from './communication-person.ts'
