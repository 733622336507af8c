
export type SearchRecordsParams = {
/**
 * What is looked for; of very many words, the first ones count. Nothing is found where no letter or digit is left.
 * @maxLength 200
 */
text: string;
/**
 * How many records, at most.
 * @minimum 1
 * @maximum 50
 */
limit?: number;
};
