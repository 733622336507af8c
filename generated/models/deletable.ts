
/**
 * False while another record refers to this one; deleting it would answer 409.
 */
export type Deletable = boolean;
