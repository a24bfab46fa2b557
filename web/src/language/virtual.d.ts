declare module "virtual:languages" {
  type Load = () => Promise<{ default: string }>;
  /** By language: loads the text of its Fluent files, but for the rules and lessons. */
  export const LANGUAGES: Record<string, Load>;
  /** By language: loads the messages of the rules and lessons. */
  export const RULES: Record<string, Load>;
  /** By language: loads the messages of the analysis of a game. */
  export const ANALYSES: Record<string, Load>;
  export const PARTIES: Record<string, Load>;
  export const TOURNAMENTS: Record<string, Load>;
  export const CLOCKS: Record<string, Load>;
  export const RATINGS: Record<string, Load>;
  export const REASONS: Record<string, Load>;
  export const FAIRNESS: Record<string, Load>;
  export const CHANCES: Record<string, Load>;
  export const POCKETS: Record<string, Load>;
}
