/** Characters that a new password has at least: what the contract says of its type `newPassword`. */
export const minPasswordLength = 6
