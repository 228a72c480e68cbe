export default({})=>({});
