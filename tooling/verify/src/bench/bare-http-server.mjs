import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// node:http without an application: sends one compressed page and logs nothing. Usage: <file> <port>
const [file, port] = process.argv.slice(2)
const page = readFileSync(file)
const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': page.length }
createServer((_, response) => response.writeHead(200, headers).end(page)).listen(Number(port), '127.0.0.1')
