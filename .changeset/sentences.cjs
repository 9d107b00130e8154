// A changelog is read by users: the sentence alone, without commits and without the packages inside.
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replace(/\n+/g, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
}
