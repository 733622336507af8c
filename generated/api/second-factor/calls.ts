export {
  beginMyPasskey,
  beginMyTotp,
  confirmMyPasskey,
  confirmMyTotp,
  getMySecondFactor,
  makeMyRecoveryCodes,
  removeMyPasskey,
  removeMyTotp,
} from './second-factor.ts'
