/** The reason why an image is refused, for the log, not for the user. */
export class DamagedImage extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DamagedImage'
  }
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Checks that the data of an image of this size is complete; throws `DamagedImage` otherwise. */
export type CheckImage = (data: Buffer, size: Size) => void | Promise<void>
