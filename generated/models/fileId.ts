
/**
 * Number of a file from `POST /api/db-file/upload`. 0 takes the present file away; null or absent means none.
 * @minimum 0
 * @nullable
 */
export type FileId = number | null;
