declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "*.ftl?late" {
  const text: string;
  export default text;
}

declare module "*.ftl?table" {
  const text: string;
  export default text;
}

declare module "*.json?raw" {
  const text: string;
  export default text;
}
