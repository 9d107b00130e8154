interface Statement {
  readonly busy: boolean
}

interface Connection<S extends Statement> {
  prepare(sql: string): S
}

const maxStatements = 500
const schemaChange = /^\s*(?:alter|attach|create|detach|drop|pragma|reindex|vacuum)\b/i

/**
 * Keeps the most recently used prepared statements of a SQLite connection, because preparing takes longer than most
 * statements. Statements that change the schema are not cached.
 */
export function cacheStatements<S extends Statement>(connection: Connection<S>): void {
  const prepare = connection.prepare.bind(connection)
  const statements = new Map<string, S>()
  connection.prepare = sql => {
    const kept = statements.get(sql)
    if (kept?.busy || schemaChange.test(sql)) return prepare(sql)
    const statement = kept ?? prepare(sql)
    // A map iterates in insertion order, so its first key is the least recently used.
    statements.delete(sql)
    statements.set(sql, statement)
    const [oldest] = statements.keys()
    if (statements.size > maxStatements && oldest !== undefined) statements.delete(oldest)
    return statement
  }
}
