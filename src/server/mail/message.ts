/** A plain mail. */
export type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string }

/** A text message to one telephone number. */
export type TextMessage = { readonly to: string; readonly text: string }

/** A message to a person. */
export type Message = ({ readonly kind: 'MAIL' } & Mail) | ({ readonly kind: 'SMS' } & TextMessage)
