/** Who is asking, read from the database for every request; rights are those of the first role. */
export type SignedInUser = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roleType: string | null
  readonly roleName: string | null
  readonly privileges: ReadonlySet<string>
  /** The role demands a second factor. */
  readonly secondFactorRequired: boolean
  /** Null under a token of a version that had no sessions. */
  readonly sessionId: string | null
}
