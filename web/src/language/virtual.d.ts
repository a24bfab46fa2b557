declare module "virtual:languages" {
  /** For each language that is there: loads the text of its Fluent files. */
  export const LANGUAGES: Record<string, () => Promise<{ default: string }>>;
}
