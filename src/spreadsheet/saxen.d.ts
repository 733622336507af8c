/** The parts of saxen in use; the package has no types. */
declare module 'saxen' {
  type Attributes = () => Readonly<Record<string, string>>

  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: Attributes) => void): this
    on(event: 'closeTag' | 'text' | 'cdata' | 'attention', listener: (text: string) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    write(xml: string): this
    end(): Error | undefined
  }
}
