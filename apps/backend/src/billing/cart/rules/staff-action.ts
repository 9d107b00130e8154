/** The permission of staff to order for customers. */
export const orderForCustomersAction = 'api::customer-orders.place'
