/** The connection of a transaction, for the plain tables. */
export type Transaction = Parameters<Parameters<typeof strapi.db.transaction>[0]>[0]['trx']
