/** Why an image is not taken: what is wrong with its data, told to the log, not to the user. */
export class DamagedImage extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DamagedImage'
  }
}

/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** Whether the data of an image of this size is all there; throws `DamagedImage` where it is not. */
export type CheckImage = (data: Buffer, size: Size) => void | Promise<void>
