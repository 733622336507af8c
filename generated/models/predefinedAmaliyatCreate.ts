
export interface PredefinedAmaliyatCreate {
  /**
     * The category that the set belongs to.
     * @minimum 1
     */
  predefinedAmaliyatCategoryId: number;
  /**
     * The amaliyat of the set.
     * @minItems 1
     * @maxItems 1000
     * @items.minimum 1
     */
  amaliyatIds: number[];
}
