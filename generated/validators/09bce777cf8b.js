const schema0 = {"type":"object","required":["adjustDays"],"properties":{"adjustDays":{"type":"integer","enum":[-2,-1,0,1,2]}},"$id":"725f1c88"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="725f1c88" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adjustDays === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjustDays"},message:"must have required property '"+"adjustDays"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.adjustDays !== undefined){
let data0 = data.adjustDays;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/adjustDays",schemaPath:"#/properties/adjustDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((data0 === -2) || (data0 === -1)) || (data0 === 0)) || (data0 === 1)) || (data0 === 2))){
const err2 = {instancePath:instancePath+"/adjustDays",schemaPath:"#/properties/adjustDays/enum",keyword:"enum",params:{allowedValues: schema0.properties.adjustDays.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const validators = {
  "725f1c88": validate0,
}
