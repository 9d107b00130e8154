export type SqlValue = string | number | boolean | Date | null

/** An SQL statement or part of a statement: the texts around its placeholders, and the values for them. */
export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly SqlValue[],
  ) {}
}

class SqlBuilder {
  private readonly texts: string[] = []
  private readonly values: SqlValue[] = []
  private text = ''

  addText(text: string): void {
    this.text += text
  }

  addValue(value: SqlValue): void {
    this.texts.push(this.text)
    this.values.push(value)
    this.text = ''
  }

  add({ texts, values }: Sql): void {
    for (const [index, value] of values.entries()) {
      this.addText(texts[index] ?? '')
      this.addValue(value)
    }
    this.addText(texts.at(-1) ?? '')
  }

  build(): Sql {
    return new Sql([...this.texts, this.text], this.values)
  }
}

/**
 * Builds a statement or part of a statement from a template. Values become placeholders; inserted parts keep
 * theirs.
 */
export function sql(texts: TemplateStringsArray, ...inserts: (SqlValue | Sql)[]): Sql {
  const builder = new SqlBuilder()
  for (const [index, insert] of inserts.entries()) {
    builder.addText(texts[index] ?? '')
    if (insert instanceof Sql) builder.add(insert)
    else builder.addValue(insert)
  }
  builder.addText(texts.at(-1) ?? '')
  return builder.build()
}

/** Joins parts with a separator, such as ` and `. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  const builder = new SqlBuilder()
  for (const [index, part] of parts.entries()) {
    if (index > 0) builder.addText(separator)
    builder.add(part)
  }
  return builder.build()
}

/** Matches a column against many ids. The SQL does not depend on their number, so that the statement is prepared once. */
export const inArray = (column: Sql, ids: readonly number[]): Sql =>
  sql`${column} = any(${`{${ids.join()}}`}::int[])`

/** Combines conditions with `and`; true if there are none. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`1 = 1` : joinSql(conditions, ' and ')

/** Text for a case-insensitive `like` with the escape character `\`. */
export const escapePattern = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')
