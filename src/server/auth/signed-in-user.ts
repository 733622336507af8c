/** The signed-in user, read from the database for every request; the rights are those of the first role. */
export type SignedInUser = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roleType: string | null
  readonly roleName: string | null
  readonly privileges: ReadonlySet<string>
  /** Whether the role requires a second factor. */
  readonly secondFactorRequired: boolean
  /** Null for a token from a version without sessions. */
  readonly sessionId: string | null
}
