/** Minimum length of a new password, as in the contract's type `newPassword`. */
export const minPasswordLength = 6
