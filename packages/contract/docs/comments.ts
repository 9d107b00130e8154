import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** What the comments of a source file say. */
export type ModuleComments = {
  /** The exported constants, in their order, with their comments. */
  exports: Map<string, string>
  /** The comments of endpoints, by group and name, or by name alone if a function creates several groups. */
  endpoints: Map<string, string>
  /** The comments of the fields of schemas, by their names. */
  fields: [name: string, comment: string][]
}

/** The text of the comment before a node, on one line. */
function readComment(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node)
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s+/g, ' ').trim()
}

const methods = ['get', 'post', 'put', 'del']

const isEndpoint = ({ initializer }: ts.PropertyAssignment) =>
  ts.isCallExpression(initializer) && methods.includes(initializer.expression.getText())

function findExportedConstant(statement: ts.Statement): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return isExported ? statement.declarationList.declarations[0]?.name.getText() : undefined
}

function readModule(path: string): ModuleComments {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const comments: ModuleComments = { exports: new Map(), endpoints: new Map(), fields: [] }
  const visit = (node: ts.Node, group: string): void => {
    const comment = readComment(node)
    if (ts.isPropertyAssignment(node) && comment) {
      const name = node.name.getText()
      if (isEndpoint(node)) comments.endpoints.set(group + name, comment)
      else comments.fields.push([name, comment])
    }
    ts.forEachChild(node, child => visit(child, group))
  }
  for (const statement of source.statements) {
    const name = findExportedConstant(statement)
    if (name) comments.exports.set(name, readComment(statement))
    visit(statement, name ? `${name}.` : '')
  }
  return comments
}

/** Reads the comments of every source file, by the file's name. */
export const readComments = (folder: string): Map<string, ModuleComments> =>
  new Map(
    readdirSync(folder)
      .filter(file => file.endsWith('.ts') && file !== 'endpoint.ts' && file !== 'response.ts')
      .map(file => [file.replace(/\.ts$/, ''), readModule(join(folder, file))]),
  )
