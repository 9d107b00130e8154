export type PageCopy = {
  title: string
  seo: { title: string; description: string }
  sections: object[]
}
