declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  namespace classes {}
  export = classes;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
