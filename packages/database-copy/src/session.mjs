// Ends with the transaction. Values and names are written the same way regardless of the settings of the server.
const settings = `
  set local search_path to '';
  set local client_encoding to 'UTF8';
  set local datestyle to 'ISO';
  set local intervalstyle to 'postgres';
  set local bytea_output to 'hex';
  set local check_function_bodies to off;
  set local statement_timeout to 0;
  set local lock_timeout to 0;
  set local idle_in_transaction_session_timeout to 0`

/** Runs `work` in the client's transaction with settings of our own, and then restores the search path. */
export async function withOwnSettings(client, work) {
  await client.query(settings)
  const result = await work()
  await client.query('set local search_path to default')
  return result
}

export const dataFile = ({ schema, name }) => `data/${schema}.${name}.copy.gz`
