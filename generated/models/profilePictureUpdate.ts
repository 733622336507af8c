import type { FileId } from './fileId.ts';

export interface ProfilePictureUpdate {
  displayPhotoId: FileId | null;
}
