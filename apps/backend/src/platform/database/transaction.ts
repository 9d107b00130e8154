/** The connection of a transaction, for tables that are not content types. */
export type Transaction = Parameters<Parameters<typeof strapi.db.transaction>[0]>[0]['trx']
