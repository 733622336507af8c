
export type GetMeParams = {
/**
 * Accepted and ignored; part of the documented call.
 * @maxLength 255
 */
query?: string;
/**
 * Asks for the roles, which every response has.
 */
loadRoles?: boolean;
};
