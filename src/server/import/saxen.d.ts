/** The part of saxen that is used; the package brings no types. */
declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = () => Readonly<Record<string, string>>

  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: Attributes, decode: Decode) => void): this
    on(event: 'closeTag' | 'text' | 'attention', hear: (text: string) => void): this
    on(event: 'error', hear: (error: Error) => void): this
    write(xml: string): this
    end(): Error | undefined
  }
}
